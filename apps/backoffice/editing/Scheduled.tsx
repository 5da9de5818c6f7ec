'use client';
import { useDocumentInfo, useModal } from '@payloadcms/ui';
import type { Scheduled as Wanted } from '@spindle/content/publishing/scheduled.ts';
import { LANGUAGES } from '@spindle/platform/locales.ts';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useBeside } from './use-beside.ts';
import './beside.css';

const NEWEST = 'What is published then is the newest draft, also what a colleague is just writing.';

/** Beside a document: what it is scheduled for; what that means is said where it is scheduled, too. */
export function Scheduled() {
  const { scheduled = [] } = useBeside<{ scheduled: Wanted[] }>('scheduled') ?? {};
  const drawer = useScheduleDrawer();
  return (
    <>
      {scheduled.length > 0 && (
        <div className="beside">
          <p>Scheduled</p>
          <ul>
            {scheduled.map(({ type, at, locale }) => (
              <li key={`${at} ${type} ${locale}`}>
                {type === 'publish' ? 'Published' : 'Withdrawn'} on {momentOf(at)}
                {locale && `, ${LANGUAGES[locale].name} alone`}
              </li>
            ))}
          </ul>
          {scheduled.some(({ type }) => type === 'publish') && <p>{NEWEST}</p>}
        </div>
      )}
      {drawer && createPortal(<p className="beside">{NEWEST}</p>, drawer)}
    </>
  );
}

/** Payload's form that schedules, while it is open: it has no place for a component of ours. */
function useScheduleDrawer(): Element | null {
  const { id } = useDocumentInfo();
  const { isModalOpen } = useModal();
  const [form, setForm] = useState<Element | null>(null);
  const isOpen = Boolean(isModalOpen(`schedule-publish-${id}`));
  useEffect(() => {
    if (!isOpen) return setForm(null);
    // It comes a moment after the drawer.
    const find = () => setForm(document.querySelector('.schedule-publish__scheduler'));
    const watch = new MutationObserver(find);
    watch.observe(document.body, { childList: true, subtree: true });
    find();
    return () => watch.disconnect();
  }, [isOpen]);
  return form;
}

const momentOf = (time: string) =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(time));
