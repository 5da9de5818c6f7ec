import '@payloadcms/next/css';
import { handleServerFunctions, RootLayout } from '@payloadcms/next/layouts';
import { buildFormStateHandler } from '@payloadcms/ui/utilities/buildFormState';
import { schedulePublishHandler } from '@payloadcms/ui/utilities/schedulePublishHandler';
import type { ServerFunction, ServerFunctionClient } from 'payload';
import type { ReactNode } from 'react';
import config from '../../payload.config.ts';
import { forPublished, forWriters, isFunctionName, lockingForWriters } from '../../writers-functions.ts';
import { importMap } from './admin/importMap.js';
import { MarkHydrated } from './MarkHydrated.tsx';

const serverFunctions = {
  'schedule-publish': forWriters(forPublished(schedulePublishHandler as ServerFunction)),
  'form-state': lockingForWriters(buildFormStateHandler as ServerFunction),
};

const serverFunction: ServerFunctionClient = async (args) => {
  'use server';
  if (!isFunctionName(args.name)) throw new Error('There is no such function.');
  return handleServerFunctions({ ...args, config, importMap, serverFunctions });
};

/** The same hydration mark as on the storefront's pages. */
const html = { 'data-hydration': 'pending', suppressHydrationWarning: true };

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <RootLayout config={config} importMap={importMap} serverFunction={serverFunction} htmlProps={html}>
      {children}
      <MarkHydrated />
    </RootLayout>
  );
}
