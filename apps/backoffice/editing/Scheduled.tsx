'use client';
import { useDocumentInfo, useModal, useTranslation } from '@payloadcms/ui';
import type { Scheduled as Wanted } from '@spindle/content/publishing/scheduled.ts';
import { LANGUAGES } from '@spindle/platform/locales.ts';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { editingWords } from './editing-words.ts';
import { useBeside } from './use-beside.ts';
import './beside.css';

/** Beside a document: its schedule. What a schedule means is also said in the drawer that makes one. */
export function Scheduled() {
  const { id, hasPublishedDoc } = useDocumentInfo();
  const isOpen = Boolean(useModal().isModalOpen(`schedule-publish-${id}`));
  // `isOpen` makes it ask again, so that a new schedule shows up.
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
 * Payload's form for scheduling, while its drawer is open, because Payload offers no place for a component of ours there.
 * Without a newer draft, Payload preselects unpublishing, so that an editor who only chooses a day would take the page
 * off the shop. This preselects publishing, and offers unpublishing only if something is published or scheduled to be.
 */
function useScheduleDrawer(isOpen: boolean, withdraws: boolean): Element | null {
  const [form, setForm] = useState<Element | null>(null);
  useEffect(() => {
    if (!isOpen) return setForm(null);
    // The form appears a moment after the drawer.
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

/** The radio buttons: first to publish, second to unpublish. */
const choicesOf = (form: Element) =>
  form.querySelectorAll<HTMLInputElement>('.schedule-publish__type input[type="radio"]');
