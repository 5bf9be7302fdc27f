import { readFileSync } from 'node:fs';
import { design } from '../src/design/design.ts';
import { understand } from '../src/understand/index.ts';
import { writeApp } from '../src/write/app.ts';

/* What each prompt of a file becomes, in short: node packages/blueprint/dev/prompts.ts evals/prompts.json */
const { prompts } = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')) as {
  prompts: { id: string; turns: string[] }[];
};
for (const { id, turns } of prompts) {
  const { spec } = understand(turns[0] ?? '');
  const designed = design(spec);
  const files = writeApp(designed);
  console.log(`\n${id}: ${designed.name} (${designed.theme.colour}, ${designed.theme.tone})`);
  for (const entity of designed.entities)
    console.log(
      `  ${entity.name}${entity.isChild ? ' (child)' : ''} ${entity.permissions.read}/${entity.permissions.write}${entity.ownedByCreatorOrAdmin ? ' own|admin' : ''}: ${entity.fields.map((field) => `${field.name}:${field.type}${field.relation ? `→${field.relation}` : ''}/${field.role}${field.required ? '!' : ''}`).join(' ')} [${entity.samples.length}]`,
    );
  for (const behaviour of designed.behaviours)
    console.log(
      `  * ${behaviour.kind} ${behaviour.entity}→${behaviour.target ?? ''} ${JSON.stringify(behaviour.fields)} ${JSON.stringify(behaviour.values)}`,
    );
  console.log(
    `  pages: ${designed.pages.map((one) => `${one.name}=${one.view}(${one.entity ?? ''})${one.adminOnly ? ' admin' : ''}`).join(', ')}`,
  );
  console.log(
    `  files: ${Object.keys(files).length}, ${Object.values(files).join('').length} characters`,
  );
}
