import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { useWords } from '../words.ts';
import { SHARE_NETWORKS, type Shared, shareOn } from './share-networks.ts';

/** Links for sharing this page. With script, a social network opens in a window of its own (`enhance/spindle-share.ts`). */
export function ShareLinks({ shared }: { shared: Shared }) {
  const words = useWords('pages');
  return (
    <spindle-share>
      <section className="share" aria-labelledby="share">
        <h2 id="share" className="text-small font-semibold tracking-normal">
          {words('share.title')}
        </h2>
        <ul>
          {SHARE_NETWORKS.map((network) => {
            const { name, href } = shareOn(network, shared);
            return (
              <li key={network}>
                {name === undefined ? (
                  <a className="link" href={href}>
                    {words('share.email')}
                  </a>
                ) : (
                  <a
                    className="link"
                    href={href}
                    target="_blank"
                    rel="nofollow noopener noreferrer"
                    data-track="click"
                    data-label={`share_${network}`}
                  >
                    {name}
                    <VisuallyHidden> ({words('share.newWindow')})</VisuallyHidden>
                  </a>
                )}
              </li>
            );
          })}
        </ul>
      </section>
    </spindle-share>
  );
}
