import { saidOf } from '@spindle/i18n/join-words.ts';
import { DrawnPart } from '../../drawn/DrawnPart.tsx';
import type { Drawn } from '../../drawn/draw-part.tsx';
import { usePageState } from '../../page-state.ts';
import { useWords } from '../../words.ts';
import { CouponField } from './CouponField.tsx';
import type { CheckoutTexts } from './checkout-texts.ts';
import type { LineChoice } from './line-choices.ts';
import type { QuotePage } from './quote-page.ts';
import { SaveBasket } from './SaveBasket.tsx';
import type { SaveAnswer } from './save-for-later.ts';
import type { SummaryPicture } from './summary-picture.ts';

/** What is bought and what it costs; it stays in view beside the form. */
export function PurchaseSummary({
  page,
  texts,
  picture,
  box,
  save,
}: {
  page: QuotePage;
  texts: CheckoutTexts | undefined;
  /** The product's picture, if only one product is bought and editors gave it one; otherwise its box. */
  picture?: SummaryPicture | undefined;
  box?: Drawn | undefined;
  save?: SaveAnswer | undefined;
}) {
  const words = useWords('checkout');
  const offer = useWords('offer');
  const { locale } = usePageState();
  const { lines } = page;
  const title = texts?.summaryTitle ?? words('buy.summary');
  return (
    <aside className="summary" aria-labelledby="summary" data-line={lines[0].product.productLine}>
      <div className="summary-sheet">
        {lines.length > 1 ? (
          <SeveralProducts title={title} lines={lines} />
        ) : (
          <OneProduct title={title} line={lines[0]} picture={picture} box={box} />
        )}
        <dl className="sums" aria-live="polite">
          {(page.discount || page.waived || page.promotions.length > 0) && (
            <div>
              <dt>{words('buy.subtotal')}</dt>
              <dd className="price">{page.subtotal}</dd>
            </div>
          )}
          {page.promotions.map(({ name, amount }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd className="price">{amount}</dd>
            </div>
          ))}
          {page.discount && (
            <div>
              <dt>{words('buy.coupon', { code: page.coupon?.code ?? '' })}</dt>
              <dd className="price">{page.discount}</dd>
            </div>
          )}
          {page.waived && (
            <div>
              <dt>{words('tax.waived')}</dt>
              <dd className="price">{page.waived}</dd>
            </div>
          )}
          <div className="sums-total">
            <dt>{words('buy.total')}</dt>
            <dd className="price">{page.total}</dd>
          </div>
        </dl>
        <p className="sums-tax" aria-live="polite">
          {page.tax}
        </p>
        {page.lowest.map(({ name, amount }) => (
          <p key={name} className="sums-tax">
            {lines.length > 1
              ? saidOf(locale, name, words('buy.lowest', { amount }))
              : words('buy.lowest', { amount })}
          </p>
        ))}
        <CouponField page={page} />
        <SaveBasket page={page} answer={save} />
        <p className="summary-guarantee">
          <strong>{texts?.guaranteeTitle ?? offer('guarantee.title')}</strong>
          <span>
            {texts?.guaranteeText ??
              (lines.length > 1
                ? words('buy.guaranteeMany', { email: page.supportEmail })
                : words('buy.guarantee', { name: page.names, email: page.supportEmail }))}
          </span>
        </p>
      </div>
    </aside>
  );
}

function OneProduct({
  title,
  line,
  picture,
  box,
}: {
  title: string;
  line: LineChoice;
  picture: SummaryPicture | undefined;
  box: Drawn | undefined;
}) {
  const kind = useKind();
  return (
    <div className="summary-head">
      {box ? (
        <DrawnPart className="summary-box" drawn={box} />
      ) : (
        <div className="summary-box">{picture && <img {...picture} sizes="17rem" alt="" />}</div>
      )}
      <div>
        <h2 id="summary" className="label">
          {title}
        </h2>
        <p className="summary-name">{line.product.name}</p>
        <p className="summary-kind">{kind(line)}</p>
      </div>
    </div>
  );
}

/** Each product with its own price before the coupon; the sums below subtract the coupon. */
function SeveralProducts({ title, lines }: { title: string; lines: readonly LineChoice[] }) {
  const kind = useKind();
  return (
    <>
      <h2 id="summary" className="label">
        {title}
      </h2>
      <ul className="summary-lines">
        {lines.map((line) => (
          <li key={line.pid} data-line={line.product.productLine}>
            <span>
              <span className="plan-name">{line.product.name}</span>
              <span className="summary-kind">{kind(line)}</span>
            </span>
            <span className="price">{line.price}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

function useKind() {
  const offer = useWords('offer');
  // If it takes two lines, none of them begins with the dot.
  return ({ licenceType, product }: LineChoice) =>
    `${offer(`licence.${licenceType}`)}\u00a0·\u00a0${offer(`system.${product.system}`)}`;
}

/** On narrow screens the total stays at the top. The summary says the same. */
export function TotalBar({ page: { lines, names, total } }: { page: QuotePage }) {
  const words = useWords('checkout');
  const kind = useKind();
  const several = lines.length > 1;
  return (
    <div className="total-bar" data-line={lines[0].product.productLine} aria-hidden="true">
      <span className="total-bar-name">
        {several ? words('buy.count', { count: lines.length }) : names}
        {!several && <small>{kind(lines[0])}</small>}
      </span>
      <span className="price">{total}</span>
    </div>
  );
}
