import { BoxOf } from '../shop/BoxOf.tsx';
import { Picture } from '../ui/Picture.tsx';
import { Stylesheet } from '../ui/Stylesheet.tsx';
import { unbroken } from '../ui/unbroken.tsx';
import { useWords } from '../words.ts';
import type { Recommended } from './load-recommendations.ts';
import styles from './Recommendations.css?url';

/** What else the shop offers, as editors recommend it here: a box each, why, and a link to its page. */
export function Recommendations({ recommended: { title, text, items } }: { recommended: Recommended }) {
  const words = useWords('shop');
  return (
    <section className="recommended" aria-labelledby="_recommended">
      <Stylesheet href={styles} />
      <h2 id="_recommended" className="sub-title">
        {unbroken(title)}
      </h2>
      {text && <p className="recommended-intro text-muted">{unbroken(text)}</p>}
      <ul>
        {items.map(({ product, text: why, badge, href }) => (
          <li key={product.pid} data-line={product.productLine}>
            {product.media ? (
              <Picture media={product.media} alt="" sizes="7rem" />
            ) : (
              <BoxOf product={product} name={product.shortName} systems={[]} />
            )}
            <div>
              {badge && <p className="label recommended-badge">{badge}</p>}
              <h3 className="font-semibold">{product.shortName}</h3>
              {why && <p className="text-small text-muted">{unbroken(why)}</p>}
              {href && (
                <a
                  className="link recommended-link text-small"
                  href={href}
                  aria-label={words('product.detailsOf', { name: product.shortName })}
                >
                  {words('product.details')}
                </a>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
