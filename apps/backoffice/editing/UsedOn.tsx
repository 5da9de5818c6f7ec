'use client';
import { UnpublishButton } from '@payloadcms/ui';
import type { UsedOn as Uses } from '@spindle/content/publishing/used-on.ts';
import { useBeside } from './use-beside.ts';
import './beside.css';

/** Beside a document: which published documents refer to it. */
export function UsedOn() {
  return <Places intro="Used on" />;
}

/** The button that withdraws a document, with what loses it. */
export function UnpublishWithUses() {
  return (
    <>
      <UnpublishButton />
      <Places intro="These lose their link or picture:" />
    </>
  );
}

function Places({ intro }: { intro: string }) {
  const { places = [], more = 0 } = useBeside<Uses>('used-on') ?? {};
  if (places.length === 0) return null;
  return (
    <div className="beside">
      <p>{intro}</p>
      <ul>
        {places.map(({ kind, title, href }) => (
          <li key={href}>
            <a href={href}>{title}</a> {title === kind ? '' : `(${kind})`}
          </li>
        ))}
        {more > 0 && <li>and {more.toLocaleString('en')} more</li>}
      </ul>
    </div>
  );
}
