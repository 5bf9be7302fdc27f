import { expect, it } from 'vitest';
import { actionPath } from './paths.ts';

it.each([
  ['functions/sendMail.ts', 'server/functions/sendMail.ts'],
  ['server/functions/sendMail.ts', 'server/functions/sendMail.ts'],
  ['src/functions/sendMail.js', 'server/functions/sendMail.js'],
  ['functions/send-mail/index.ts', 'server/functions/send-mail/index.ts'],
  ['functions/sendMail.tsx', 'server/functions/sendMail.ts'],
  ['supabase/functions/send-mail/index.ts', 'server/functions/send-mail/index.ts'],
  ['functions/_shared/util.ts', 'server/shared/util.ts'],
  ['supabase/functions/_shared/mail/util.ts', 'server/shared/mail/util.ts'],
  ['functions/send/entry.js', 'server/functions/send/entry.js'],
  // What a folder of that name holds otherwise is code of the app.
  ['functions/math/add.ts', 'functions/math/add.ts'],
  ['./Pages/Home', 'pages/Home.tsx'],
  ['layout.jsx', 'Layout.tsx'],
  ['../outside.ts', null],
])('%s is meant as %s', (said, meant) => {
  expect(actionPath(said, false)).toBe(meant);
});
