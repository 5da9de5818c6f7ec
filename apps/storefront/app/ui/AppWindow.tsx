import type { ReactNode } from 'react';

/**
 * A drawn window of the application. Only a picture: the words beside it say what it shows.
 * @param side the left pane, if the window has room for two
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
