import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';

const ICONS = { info: 'info', success: 'done', warning: 'alert', error: 'alert' } as const;

/** A message about what just happened. Errors are announced at once, others when the screen reader is idle. */
export function Notice({
  tone = 'info',
  title,
  children,
}: {
  tone?: keyof typeof ICONS;
  title?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <div className="notice" data-tone={tone} role={tone === 'error' ? 'alert' : 'status'}>
      <Icon name={ICONS[tone]} size={20} />
      <div>
        {title && <p className="font-semibold">{title}</p>}
        {children}
      </div>
    </div>
  );
}
