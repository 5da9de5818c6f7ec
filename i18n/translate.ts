import type { Locale } from '@spindle/platform/locales.ts';
import { createTranslator } from 'use-intl/core';
import type { Messages } from './translated.ts';

/** A translator for one namespace of the messages given. */
export function translate<Namespace extends keyof Messages>(
  locale: Locale,
  messages: Messages,
  namespace: Namespace,
) {
  return createTranslator({ locale, messages, namespace });
}
