'use client';
import { Button, PublishButton, toast, useTranslation } from '@payloadcms/ui';
import { useUnreadable } from './unreadable.ts';

/**
 * Payload's publish button, unless a field of the form can't be read: its former value would be published without anybody
 * noticing.
 */
export function PublishReadable() {
  const { t } = useTranslation();
  if (!useUnreadable()) return <PublishButton />;
  return (
    <Button size="medium" margin={false} onClick={() => toast.error(t('error:correctInvalidFields'))}>
      {t('version:publishChanges')}
    </Button>
  );
}
