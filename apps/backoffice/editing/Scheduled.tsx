'use client';
import { useDocumentInfo, useModal, useTranslation } from '@payloadcms/ui';
import type { Scheduled as Wanted } from '@spindle/content/publishing/scheduled.ts';
import { LANGUAGES } from '@spindle/platform/locales.ts';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { editingWords } from './editing-words.ts';
import { useBeside } from './use-beside.ts';
import './beside.css';

/** Beside a document: what it is scheduled for; what that means is said where it is scheduled, too. */
export function Scheduled() {
  const { id, hasPublishedDoc } = useDocumentInfo();
  const isOpen = Boolean(useModal().isModalOpen(`schedule-publish-${id}`));
  // What has just been scheduled counts, too.
  const { scheduled = [] } = useBeside<{ scheduled: Wanted[] }>('scheduled', isOpen) ?? {};
  const comesOut = scheduled.some(({ type }) => type === 'publish');
  const drawer = useScheduleDrawer(isOpen, hasPublishedDoc || comesOut);
  const { words, format } = editingWords(useTranslation().i18n.language);
  const said = words.scheduled;
  return (
    <>
      {scheduled.length > 0 && (
        <div className="beside">
          <p>{said.title}</p>
          <ul>
            {scheduled.map(({ type, at, locale }) => (
              <li key={`${at} ${type} ${locale}`}>
                {said[type === 'unpublish' ? type : locale ? 'publishIn' : 'publish']
                  .replace('{time}', format(at))
                  .replace('{language}', locale ? LANGUAGES[locale].name : '')}
              </li>
            ))}
          </ul>
          {comesOut && <p>{said.newest}</p>}
        </div>
      )}
      {drawer &&
        createPortal(
          <div className="beside">
            <p>{said.newest}</p>
            {!hasPublishedDoc && !comesOut && <p>{said.nothing}</p>}
          </div>,
          drawer,
        )}
    </>
  );
}

/**
 * Payload's form that schedules, while it is open: it has no place for a component of ours. It begins with withdrawing
 * unless a newer draft is there, so that who chooses a day and saves would take the page off the shop. It begins with
 * publishing instead, and offers withdrawing where something is published or is to come out.
 */
function useScheduleDrawer(isOpen: boolean, withdraws: boolean): Element | null {
  const [form, setForm] = useState<Element | null>(null);
  useEffect(() => {
    if (!isOpen) return setForm(null);
    // It comes a moment after the drawer.
    const find = () => setForm(document.querySelector('.schedule-publish__scheduler'));
    const watch = new MutationObserver(find);
    watch.observe(document.body, { childList: true, subtree: true });
    find();
    return () => watch.disconnect();
  }, [isOpen]);
  useEffect(() => {
    if (form) choicesOf(form)[0]?.click();
  }, [form]);
  useEffect(() => {
    const choice = form && choicesOf(form)[1]?.closest('li');
    if (choice) choice.style.display = withdraws ? '' : 'none';
  }, [form, withdraws]);
  return form;
}

/** To publish, and to withdraw. */
const choicesOf = (form: Element) =>
  form.querySelectorAll<HTMLInputElement>('.schedule-publish__type input[type="radio"]');
