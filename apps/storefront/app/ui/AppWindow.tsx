import type { ReactNode } from 'react';

/**
 * A drawn window of the application. A picture: what it shows is told by the words beside it.
 * @param side the pane at the left, where the window has room for two
 */
export function AppWindow({
  title,
  side,
  children,
}: {
  title: ReactNode;
  side?: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className="app-window" aria-hidden="true">
      <div className="app-window-bar">
        <i />
        <i />
        <i />
        <span className="label app-window-title">{title}</span>
      </div>
      <div className="app-panes" data-panes={side ? 2 : 1}>
        {side && <div className="app-side">{side}</div>}
        <div className="app-main">{children}</div>
      </div>
    </div>
  );
}
