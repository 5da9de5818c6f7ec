import { useId } from 'react';
import { CopyKey } from '../../ui/CopyKey.tsx';
import { Disc } from '../../ui/Disc.tsx';
import { useWords } from '../../words.ts';
import type { ShownCheckout, ShownLine } from '../show-checkout.ts';

/** The label that a printer would put on the disc. The key stands in the page from the start. */
export function LicenceLabel({
  licence,
  line,
  shown,
}: {
  licence: ShownLine['licences'][number];
  line: ShownLine;
  shown: ShownCheckout;
}) {
  const id = useId();
  const words = useWords('purchase');
  const offer = useWords('offer');
  const { product, licenceType } = line;
  const end = (date: string | undefined) =>
    date === undefined ? words('thanks.forGood') : words('thanks.until', { date });
  const facts = [
    [words('thanks.order'), shown.orderNumber],
    [words('thanks.licence'), offer(`licence.${licenceType}`)],
    ...(line.opens ? [[words('thanks.opens'), line.opens] as const] : []),
    [words('thanks.works'), end(licence.worksUntil)],
    [words('thanks.updates'), end(licence.updatesUntil)],
    [words('thanks.paid'), line.total],
  ] as const;
  return (
    <article className="bought-label" data-line={product.productLine} aria-labelledby={`${id}-of ${id}`}>
      <div className="bought-head">
        <Disc line={product.productLine} size="sm" />
        <p id={`${id}-of`} className="bought-product">
          {product.name} <span>{offer(`system.${product.system}`)}</span>
        </p>
      </div>
      <div className="bought-print">
        <h2 id={id} className="label">
          {words('thanks.key')}
        </h2>
        <p className="bought-key">
          <code>{licence.key}</code>
        </p>
        <CopyKey
          value={licence.key}
          says={{
            copy: words('thanks.copy'),
            copied: words('thanks.copied'),
            failed: words('thanks.copyFailed'),
          }}
        />
      </div>
      <dl className="bought-facts">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt className="label">{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </article>
  );
}
