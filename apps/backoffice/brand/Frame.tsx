import { DefaultTemplate } from '@payloadcms/next/templates';
import { SetStepNav } from '@payloadcms/ui';
import type { AdminViewServerProps } from 'payload';
import type { ReactNode } from 'react';

/** Menu and header of the back office around a page of ours; nothing around what somebody sees who is not logged in. */
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
