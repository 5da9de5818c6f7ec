import type { Footer as FooterContent } from '@spindle/content/types/footer/schema.ts';
import { Kept } from '../Kept.tsx';
import { useLinks, usePageState } from '../page-state.ts';
import { useWords } from '../words.ts';
import { BackToTop } from './BackToTop.tsx';
import { ConsentSettings } from './ConsentBanner.tsx';
import { cmsHref } from './cms-link.ts';
import type { FrameViewer } from './MemberLink.tsx';
import { WaysOut } from './WaysOut.tsx';
import { Wordmark } from './Wordmark.tsx';

/** A link to log in or register, which a member does not need. */
const isForAnonymous = (link: string) => /^\/member\?a=(login|register)\b/.test(link);

interface FooterProps {
  footer: FooterContent | undefined;
  viewer: FrameViewer;
}

export function Footer({ footer, viewer }: FooterProps) {
  if (footer && viewer === 'unknown')
    return <Kept as="footer" className="rule" draw={ForEverybody} from={footer} />;
  return (
    <footer className="rule">
      <Contents footer={footer} viewer={viewer} />
    </footer>
  );
}

function ForEverybody({ from: footer }: { from: FooterContent }) {
  return <Contents footer={footer} viewer="unknown" />;
}

function Contents({ footer, viewer }: FooterProps) {
  const page = usePageState();
  const links = useLinks();
  const words = useWords('frame');
  const at = (link: string) => cmsHref(link, page);
  const isShown = ({ link }: { link: string }) =>
    at(link) !== undefined && !(typeof viewer === 'object' && isForAnonymous(link));
  const columns = (footer?.menuList ?? [])
    .map(({ label, list }) => ({ label, list: list.filter(isShown) }))
    .filter(({ list }) => list.length > 0);
  const items = (footer?.items ?? []).filter(isShown);
  return (
    <>
      <div className="wrap columns gap-y-10 py-14">
        <div className="md:col-span-12 lg:col-span-4">
          <a
            href={footer?.logoLink ? at(footer.logoLink) : links.home()}
            className="inline-flex min-h-11 items-center"
            aria-label={`${footer?.logoTitle ?? page.shopName}, ${words('nav.home')}`}
          >
            <Wordmark title={footer?.logoTitle} media={footer?.media} />
          </a>
          {footer?.brand && <p className="mt-3 max-w-80 text-small text-muted">{footer.brand}</p>}
        </div>
        {columns.length > 0 && (
          <div className="grid grid-cols-2 gap-x-8 gap-y-10 sm:grid-cols-4 md:col-span-12 lg:col-span-8">
            {columns.map(({ label, list }) => (
              <nav key={label} aria-label={label}>
                <h2 className="text-base font-semibold tracking-normal">{label}</h2>
                <ul className="mt-2">
                  {list.map((item) => (
                    <li key={item.label} className={isForAnonymous(item.link) ? 'for-anonymous' : undefined}>
                      <a
                        className="block py-1.5 text-muted hover:text-ink hover:underline"
                        href={at(item.link)}
                        data-track={item.eventLabel ? 'click' : undefined}
                        data-label={item.eventLabel}
                      >
                        {item.label}
                      </a>
                    </li>
                  ))}
                </ul>
              </nav>
            ))}
          </div>
        )}
      </div>
      <div className="wrap">
        <ul className="rule flex flex-wrap gap-x-6 py-4 text-small">
          {items.map(({ label, link }) => (
            <li key={label} className={isForAnonymous(link) ? 'for-anonymous' : undefined}>
              <a className="inline-flex min-h-9 items-center text-muted hover:text-ink" href={at(link)}>
                {label}
              </a>
            </li>
          ))}
          <WaysOut />
          <li>
            <ConsentSettings className="inline-flex min-h-9 cursor-pointer items-center text-muted hover:text-ink" />
          </li>
        </ul>
      </div>
      <div className="h-[3px] bg-(image:--spectrum-edge)" />
      <BackToTop />
    </>
  );
}
