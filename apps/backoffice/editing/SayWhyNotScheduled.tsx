'use client';
import { ServerFunctionsContext, useServerFunctions, useTranslation } from '@payloadcms/ui';
import type { ReactNode } from 'react';
import { editingWords } from './editing-words.ts';
import { scheduleOrThrow } from './schedule-or-throw.ts';

/** Around all pages of the back office: tells editors why their schedule was refused. Renders nothing itself. */
export function SayWhyNotScheduled({ children }: { children: ReactNode }) {
  const functions = useServerFunctions();
  const { failed } = editingWords(useTranslation().i18n.language).words.scheduled;
  const schedulePublish = scheduleOrThrow(functions.schedulePublish, failed);
  return (
    <ServerFunctionsContext value={{ ...functions, schedulePublish }}>{children}</ServerFunctionsContext>
  );
}
