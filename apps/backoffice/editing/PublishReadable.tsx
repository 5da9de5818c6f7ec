'use client';
import { Button, PublishButton, toast, useTranslation } from '@payloadcms/ui';
import { useUnreadable } from './unreadable.ts';

/** Payload's own button, but for a form with a field that can't be read: what stood there before would go out unasked. */
export function PublishReadable() {
  const { t } = useTranslation();
  if (!useUnreadable()) return <PublishButton />;
  return (
    <Button size="medium" margin={false} onClick={() => toast.error(t('error:correctInvalidFields'))}>
      {t('version:publishChanges')}
    </Button>
  );
}
