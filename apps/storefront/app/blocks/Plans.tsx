import { BoxOf } from '../shop/BoxOf.tsx';
import { pictureOf } from '../shop/picture-of.ts';
import { couponFor } from '../shop/selling.ts';
import { useEdition } from '../shop/use-edition.ts';
import { Notice } from '../ui/Notice.tsx';
import { Picture } from '../ui/Picture.tsx';
import { Container } from '../ui/Section.tsx';
import { Segments } from '../ui/Segments.tsx';
import { Stylesheet } from '../ui/Stylesheet.tsx';
import { unbroken } from '../ui/unbroken.tsx';
import { useWords } from '../words.ts';
import type { BlockProps } from './block-props.ts';
import styles from './Plans.css?url';
import { PlanTable } from './PlanTable.tsx';

/** All licences in one table that reads like a label, what happens after, and the guarantee. */
export function Plans({ block, selling, first }: BlockProps<'blocks.plans'>) {
  const words = useWords('shop');
  const offer = useWords('offer');
  const chosen = useEdition(block.products);
  const picture = pictureOf(block.products, chosen);
  const line = chosen?.productLine ?? 'suite';
  const Heading = first ? 'h1' : 'h2';
  const editions = block.products.filter(({ system }) => system !== 'android');
  const { coupon } = selling;
  const isUsed = editions.some(({ pid }) =>
    block.plans.some(({ licenceType }) => couponFor(selling, pid, licenceType)),
  );
  return (
    <section id={block.anchorId ?? 'plans'} className="editions" data-line={line}>
      <Stylesheet href={styles} />
      <Container>
        <div className="columns items-end gap-y-8 pt-6 pb-8 lg:pb-10">
          <div className="md:col-span-8">
            <Heading className="title">{unbroken(block.title)}</Heading>
            {block.text && <p className="mt-4 max-w-[36rem] text-lead text-muted">{unbroken(block.text)}</p>}
            {editions.length > 1 && (
              <div className="mt-7">
                <Segments
                  legend={offer('system.label')}
                  name="system"
                  defaultValue={chosen?.system}
                  options={editions.map(({ system }) => ({
                    value: system,
                    label: offer(`system.${system}`),
                  }))}
                />
              </div>
            )}
          </div>
          {chosen && (
            <div className="hidden md:col-span-4 md:block lg:col-span-3 lg:col-start-10">
              {picture ? (
                <Picture className="mx-auto max-h-60 object-contain" media={picture} sizes="20rem" />
              ) : (
                <BoxOf
                  product={chosen}
                  name={chosen.shortName}
                  systems={editions.map(({ system }) => system)}
                />
              )}
            </div>
          )}
        </div>
        {coupon && isUsed && (
          <div className="mb-6">
            <Notice tone="success">
              {words('licence.coupon', { code: coupon.code, percent: String(100 - coupon.payPercent) })}
            </Notice>
          </div>
        )}
        {editions.map((product) => (
          <div key={product.pid} className="edition" data-system={product.system}>
            <PlanTable product={product} plans={block.plans} selling={selling} />
          </div>
        ))}
        <div className="columns gap-y-12 pt-16 lg:pt-24">
          <div className="lg:col-span-7">
            <h2 className="section-title">{block.afterTitle}</h2>
            <ol className="rule mt-7">
              {block.afterSteps.map((step, index) => (
                <li key={step} className="flex gap-5 border-b border-hairline py-4">
                  <span className="label pt-1">{String(index + 1).padStart(2, '0')}</span>
                  <span className="max-w-[34rem]">{unbroken(step)}</span>
                </li>
              ))}
            </ol>
          </div>
          <div className="lg:col-span-4 lg:col-start-9">
            <p className="guarantee-days" aria-hidden="true">
              14
            </p>
            <h2 className="sub-title">{offer('guarantee.title')}</h2>
            <p className="mt-3 text-muted">{unbroken(block.guarantee)}</p>
          </div>
        </div>
      </Container>
    </section>
  );
}
