import type { SpecPage } from '../../spec.ts';
import { code, jsxAttribute, jsxText, literal, Source } from '../code.ts';
import type { AppModel } from '../model.ts';
import { landingSections, sectionComponent, sectionId } from './section.ts';

/**
 * A page that wins people: what it is, what visitors may read of it, and a form to write to. Features, prices and voices of
 * the specification are a model's or an older app's.
 */
export function landingPage(model: AppModel, page: SpecPage): string {
  const { spec, t } = model;
  const landing = spec.landing;
  const form = model.entity(landing?.formEntity ?? page.entity);
  const sections = landingSections(model);
  const source = new Source(
    page.name,
    'FEATURES',
    'PRICES',
    'TESTIMONIALS',
    'Icon',
    ...sections.map(({ name }) => `${name}Section`),
  );
  const button = source.ui('Button', 'button');
  const features = landing?.features ?? [];
  const prices = landing?.prices ?? [];
  const voices = landing?.testimonials ?? [];
  const wide = 'mx-auto max-w-6xl px-4 sm:px-6';
  const contact = form && formSection();
  const go = (to: string) => `onClick={() => document.getElementById('${to}')?.scrollIntoView()}`;
  return source.file(
    code`
    ${
      features.length > 0 &&
      code`
        const FEATURES = [
          ${features.map((feature) => `{ title: ${literal(feature.title)}, text: ${literal(feature.text)}, icon: ${source.icon(feature.icon || 'Sparkles')} },`)}
        ];
      `
    }

    ${
      prices.length > 0 &&
      code`
        const PRICES = [
          ${prices.map((price) => `${literal(price)},`)}
        ];
      `
    }

    ${
      voices.length > 0 &&
      code`
        const TESTIMONIALS = [
          ${voices.map((voice) => `${literal(voice)},`)}
        ];
      `
    }

    export default function ${page.name}() {
      ${contact && 'const [sent, setSent] = useState(false);'}

      ${
        contact &&
        code`
          async function send(values: ${form.fieldsType}) {
            await ${source.use(form.name, `@/entities/${form.name}`)}.create(values);
            setSent(true);
          }
        `
      }

      return (
        <>
          <section className="relative overflow-hidden border-b bg-accent/60">
            <div aria-hidden="true" className="pointer-events-none absolute -end-32 -top-40 size-130 rounded-full bg-primary/10" />
            <div aria-hidden="true" className="pointer-events-none absolute -bottom-56 end-40 size-96 rounded-full bg-primary/8" />
            <div className="relative ${wide} py-20 sm:py-28">
              <h1 className="max-w-3xl font-heading text-4xl font-semibold leading-tight tracking-tight sm:text-6xl sm:leading-[1.08]">
                ${jsxText(landing?.headline || spec.name)}
              </h1>
              <p className="mt-5 max-w-xl text-lg text-foreground/80 sm:text-xl">
                ${jsxText(landing?.subline || spec.tagline)}
              </p>
              <div className="mt-8 flex flex-wrap gap-3">
                ${contact && `<${button} size="lg" ${go('contact')}>${jsxText(t('getInTouch'))}</${button}>`}
                ${contact && sections[0] && `<${button} size="lg" variant="outline" ${go(sectionId(sections[0]))}>${jsxText(sections[0].plural)}</${button}>`}
                ${prices.length > 0 && `<${button} size="lg" variant="outline" ${go('prices')}>${jsxText(t('seePrices'))}</${button}>`}
              </div>
            </div>
          </section>
          ${features.length > 0 && featureSection()}
          ${prices.length > 0 && priceSection()}
          ${voices.length > 0 && voiceSection()}
          ${sections.map(({ name }) => `<${name}Section />`)}
          ${contact}
          <footer className="border-t py-8">
            <p className="${wide} text-sm text-muted-foreground">
              ${jsxText(spec.name)} · {new Date().getFullYear()}
            </p>
          </footer>
        </>
      );
    }

    ${sections.map((entity) => sectionComponent(model, source, entity))}
  `.replace(/\n{3,}/g, '\n\n'),
  );

  function featureSection(): string {
    return code`
      <section className="${wide} py-16 sm:py-20">
        <ul className="grid gap-8 sm:grid-cols-2 lg:grid-cols-3">
          {FEATURES.map(({ title, text, icon: Icon }) => (
            <li key={title}>
              <span className="mb-4 flex size-11 items-center justify-center rounded-lg bg-accent text-accent-foreground">
                <Icon aria-hidden="true" className="size-5" />
              </span>
              <h2 className="font-heading text-lg font-semibold">{title}</h2>
              <p className="mt-1.5 text-muted-foreground">{text}</p>
            </li>
          ))}
        </ul>
      </section>
    `;
  }

  function priceSection(): string {
    const isWide = prices.length > 2;
    return code`
      <section id="prices" aria-labelledby="prices-title" className="scroll-mt-16 border-y bg-muted/50 py-16 sm:py-20">
        <div className="${wide}">
          <h2 id="prices-title" className="mb-10 text-center font-heading text-3xl font-semibold tracking-tight">${jsxText(t('prices'))}</h2>
          <ul className="mx-auto grid gap-5 ${isWide ? 'md:grid-cols-3' : 'max-w-3xl md:grid-cols-2'}">
            {PRICES.map((price, index) => (
              <li
                key={price.name}
                className={${source.use('cn', '@/lib/utils')}('flex flex-col rounded-xl border bg-card p-6 shadow-xs', index === ${isWide ? 1 : 0} && 'border-primary ring-1 ring-primary')}
              >
                <h3 className="font-heading text-lg font-semibold">{price.name}</h3>
                <p className="mt-3">
                  <span className="font-heading text-4xl font-semibold tracking-tight">{price.price}</span>{' '}
                  <span className="text-muted-foreground">/ {price.per}</span>
                </p>
                <ul className="mt-5 mb-6 flex flex-1 flex-col gap-2.5 text-sm">
                  {price.points.map((point) => (
                    <li key={point} className="flex gap-2.5">
                      <${source.icon('Check')} aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-primary" />
                      {point}
                    </li>
                  ))}
                </ul>
                ${form && `<${button} variant={index === ${isWide ? 1 : 0} ? 'default' : 'outline'} ${go('contact')}>${jsxText(t('choosePrice'))}<span className="sr-only">{price.name}</span></${button}>`}
              </li>
            ))}
          </ul>
        </div>
      </section>
    `;
  }

  function voiceSection(): string {
    return code`
      <section aria-labelledby="voices-title" className="${wide} py-16 sm:py-20">
        <h2 id="voices-title" className="mb-10 text-center font-heading text-3xl font-semibold tracking-tight">${jsxText(t('voices'))}</h2>
        <ul className="grid gap-5 md:grid-cols-3">
          {TESTIMONIALS.map((voice) => (
            <li key={voice.name}>
              <figure className="flex h-full flex-col rounded-xl border bg-card p-6 shadow-xs">
                <${source.icon('Quote')} aria-hidden="true" className="mb-3 size-6 text-primary/50" />
                <blockquote className="flex-1 leading-relaxed">{voice.quote}</blockquote>
                <figcaption className="mt-5 flex items-center gap-3">
                  <${source.ui('PersonAvatar', 'person-avatar')} name={voice.name} className="size-10" />
                  <span>
                    <span className="block font-medium">{voice.name}</span>
                    <span className="block text-sm text-muted-foreground">{voice.about}</span>
                  </span>
                </figcaption>
              </figure>
            </li>
          ))}
        </ul>
      </section>
    `;
  }

  function formSection(): string {
    if (!form) return '';
    source.use('useState', 'react');
    source.use(`type ${form.fieldsType}`, form.lib);
    const tag = source.useDefault(`${form.name}PublicForm`, `@/components/${form.name}PublicForm`);
    return code`
      <section id="contact" aria-labelledby="contact-title" className="scroll-mt-16 border-t bg-muted/50 py-16 sm:py-20">
        <div className="mx-auto grid max-w-5xl gap-10 px-4 sm:px-6 lg:grid-cols-2">
          <div>
            <h2 id="contact-title" className="font-heading text-3xl font-semibold tracking-tight">${jsxText(t('getInTouch'))}</h2>
            <p className="mt-3 text-lg text-muted-foreground">${jsxText(t('getInTouchText'))}</p>
          </div>
          <div className="rounded-xl border bg-card p-5 shadow-xs sm:p-7">
            {sent ? (
              <div role="status" className="py-10 text-center">
                <${source.icon('CircleCheckBig')} aria-hidden="true" className="mx-auto mb-4 size-12 text-success" />
                <p className="font-heading text-xl font-semibold">${jsxText(t('thanks'))}</p>
                <p className="mt-1 text-muted-foreground">${jsxText(t('thanksText'))}</p>
              </div>
            ) : (
              <${tag} onSave={send} ${jsxAttribute('submitLabel', t('send'))} />
            )}
          </div>
        </div>
      </section>
    `;
  }
}
