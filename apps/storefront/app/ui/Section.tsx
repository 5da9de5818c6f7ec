import type { ReactNode } from 'react';
import { unbroken } from './unbroken.tsx';

/** The one column of the page: 1240 px, the same left edge everywhere. */
export function Container({ children, className }: { children: ReactNode; className?: string }) {
  return <div className={className ? `wrap ${className}` : 'wrap'}>{children}</div>;
}

/** A band of the page with space above and below. `id` is the target of links. */
export function Section({
  id,
  labelledBy,
  children,
}: {
  id?: string | undefined;
  labelledBy?: string | undefined;
  children: ReactNode;
}) {
  return (
    <section id={id} aria-labelledby={labelledBy} className="section">
      <Container>{children}</Container>
    </section>
  );
}

/** A section's heading at the left edge, what it means at the right. */
export function SectionHead({
  id,
  title,
  text,
}: {
  id?: string | undefined;
  title: string;
  text?: string | undefined;
}) {
  return (
    <div className="columns mb-10 items-end gap-y-4">
      <h2 id={id} className="section-title md:col-span-7">
        {unbroken(title)}
      </h2>
      {text && <p className="lead text-muted md:col-span-5 lg:col-span-4 lg:col-start-9">{unbroken(text)}</p>}
    </div>
  );
}
