import type { ReactNode } from 'react';

/** A drawn window of the application. A picture: what it shows is told by the words beside it. */
export function AppWindow({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="app-window" aria-hidden="true">
      <div className="app-window-bar">
        <i />
        <i />
        <i />
        <span className="label ml-2 truncate">{title}</span>
      </div>
      <div className="app-window-body">{children}</div>
    </div>
  );
}
