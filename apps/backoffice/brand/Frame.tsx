import { DefaultTemplate } from '@payloadcms/next/templates';
import { SetStepNav } from '@payloadcms/ui';
import type { AdminViewServerProps } from 'payload';
import type { ReactNode } from 'react';

/** The back office's menu and header around one of our pages; neither is shown to somebody who is not logged in. */
export function Frame({
  view: { initPageResult, params, searchParams },
  title,
  children,
}: {
  view: AdminViewServerProps;
  title: string;
  children: ReactNode;
}) {
  const { locale, permissions, req, visibleEntities } = initPageResult;
  if (!req.user) return children;
  return (
    <DefaultTemplate
      i18n={req.i18n}
      {...(locale && { locale })}
      {...(params && { params })}
      payload={req.payload}
      permissions={permissions}
      req={req}
      {...(searchParams && { searchParams })}
      user={req.user}
      visibleEntities={visibleEntities}
    >
      <SetStepNav nav={[{ label: title }]} />
      {children}
    </DefaultTemplate>
  );
}
