import type { Release } from '@spindle/domain/downloads/release.ts';
import type { LoaderFunctionArgs, MetaFunction } from 'react-router';
import { useLoaderData } from 'react-router';
import { linksFor } from '../../page/links.ts';
import { requestContext } from '../../page/request-context.ts';
import { visitorDevice } from '../../page/visitor-device.ts';
import { Breadcrumbs } from '../shop/Breadcrumbs.tsx';
import { pageNotFound } from '../shop/page-not-found.ts';
import { pageHead } from '../shop/seo/page-head.ts';
import { TextHead } from '../shop/TextHead.tsx';
import { TextLayout } from '../shop/TextLayout.tsx';
import { ButtonLink } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Notice } from '../ui/Notice.tsx';
import { SpecSheet } from '../ui/SpecSheet.tsx';
import { Stylesheet } from '../ui/Stylesheet.tsx';
import { useWords, wordsIn } from '../words.ts';
import styles from './downloads.css?url';
import { type EditionDownloads, loadDownloads, type ReleaseFacts } from './load-downloads.ts';

// It names the visitor's own system, so it is a page for one visitor: not stored, and not for search engines.
export const handle = { hydrate: false, shared: false, pageType: 'downloads' };

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const { page } = context.get(requestContext);
  const slug = (params.product ?? '').replaceAll('-', '_');
  const found = await loadDownloads(context, slug, visitorDevice(request.headers));
  if (!found) throw await pageNotFound(context);
  const links = linksFor(page);
  const title = wordsIn(page.locale, 'pages')('downloads.title', { name: found.name });
  const steps = [
    { name: wordsIn(page.locale, 'frame')('nav.home'), href: links.home() },
    { name: title, href: links.downloads(slug) },
  ];
  return { ...found, title, steps, head: pageHead({ state: page, title, hidden: true }) };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => loaderData?.head ?? [];

/** A product's downloads, and how to check that a file has arrived intact. */
export default function Downloads() {
  const { title, steps, editions, fits } = useLoaderData<typeof loader>();
  const words = useWords('pages');
  return (
    <>
      <Stylesheet href={styles} />
      <Breadcrumbs steps={steps} />
      <TextHead title={title} summary={words('downloads.about')}>
        {!fits && <Notice tone="warning">{words('downloads.otherSystem')}</Notice>}
      </TextHead>
      <TextLayout contents={[]}>
        {editions.map((edition) => (
          <Edition key={edition.pid} edition={edition} />
        ))}
      </TextLayout>
    </>
  );
}

function Edition({ edition }: { edition: EditionDownloads }) {
  const { pid, system, name, releases, elsewhere, href } = edition;
  const words = useWords('pages');
  const offer = useWords('offer');
  const heading = `edition-${pid}`;
  return (
    <section className="downloads-edition" aria-labelledby={heading}>
      <h2 id={heading} className="sub-title">
        {offer(`system.${system}`)}
      </h2>
      {releases.map((release) => (
        <ReleaseSheet key={release.id} release={release} edition={edition} />
      ))}
      {elsewhere && (
        <p className="downloads-button">
          <DownloadButton
            href={href}
            pid={pid}
            label={words('downloads.get', { version: elsewhere })}
            of={name}
          />
        </p>
      )}
      {releases.length > 0 && (
        <p className="text-small text-muted">
          {words('downloads.check')} <code>{CHECKS[system]}</code>
        </p>
      )}
    </section>
  );
}

/** The command that prints a file's SHA-256 on each system. */
const CHECKS: Readonly<Record<Release['system'], string>> = {
  win: 'certutil -hashfile <file> SHA256',
  mac: 'shasum -a 256 <file>',
  android: 'sha256sum <file>',
};

function ReleaseSheet({
  release,
  edition: { pid, name },
}: {
  release: ReleaseFacts;
  edition: EditionDownloads;
}) {
  const words = useWords('pages');
  const { version, architecture, date, day, size, sha256, notes, fileName, href } = release;
  return (
    <div className="downloads-release">
      <p className="downloads-button">
        <DownloadButton href={href} pid={pid} label={words('downloads.get', { version })} of={name} />
      </p>
      {notes && <p className="downloads-notes">{notes}</p>}
      <SpecSheet
        rows={[
          { label: words('downloads.version'), value: version },
          { label: words('downloads.date'), value: <time dateTime={day}>{date}</time> },
          { label: words('downloads.architecture'), value: words(`downloads.architectures.${architecture}`) },
          { label: words('downloads.file'), value: <span className="address">{fileName}</span> },
          { label: words('downloads.size'), value: size },
          { label: 'SHA-256', value: <code className="downloads-hash">{sha256}</code> },
        ]}
      />
    </div>
  );
}

function DownloadButton({ href, pid, label, of }: { href: string; pid: string; label: string; of: string }) {
  return (
    <ButtonLink
      href={href}
      data-track="download"
      data-pid={pid}
      data-label="downloads"
      aria-label={`${label}: ${of}`}
    >
      <Icon name="download" />
      {label}
    </ButtonLink>
  );
}
