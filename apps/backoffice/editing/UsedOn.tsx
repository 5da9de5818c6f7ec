'use client';
import { UnpublishButton, useDocumentInfo, useModal, useTranslation } from '@payloadcms/ui';
import type { UsedOn as Uses } from '@spindle/content/publishing/used-on.ts';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { editingWords } from './editing-words.ts';
import { useBeside } from './use-beside.ts';
import './beside.css';

/** Beside a document: the published documents that refer to it. Shown again in the question before it is deleted. */
export function UsedOn() {
  const question = useDeleteQuestion();
  const { words } = useEditingWords();
  return (
    <>
      <Places intro={words.usedOn} />
      {question && createPortal(<Places intro={words.lose} />, question)}
    </>
  );
}

/**
 * Payload's dialogue that asks before a document is deleted, while it is open: Payload offers no place for a component of
 * ours there.
 */
function useDeleteQuestion(): Element | null {
  const { id } = useDocumentInfo();
  const { isModalOpen } = useModal();
  const [question, setQuestion] = useState<Element | null>(null);
  const dialog = `delete-${id}`;
  const isAsked = Boolean(isModalOpen(dialog));
  useEffect(() => {
    setQuestion(
      isAsked ? document.querySelector(`dialog[id="${dialog}"] .confirmation-modal__content`) : null,
    );
  }, [isAsked, dialog]);
  return question;
}

/** The button that unpublishes a document, with the documents that would lose it. */
export function UnpublishWithUses() {
  const { words } = useEditingWords();
  return (
    <>
      <UnpublishButton />
      <Places intro={words.lose} />
    </>
  );
}

/** The documents that refer to the one open in the editor; nothing if there are none. */
export function Places({ intro }: { intro: string }) {
  const { words, count } = useEditingWords();
  const { places = [], more = 0 } = useBeside<Uses>('used-on') ?? {};
  if (places.length === 0) return null;
  return (
    <div className="beside">
      <p>{intro}</p>
      <ul>
        {places.map(({ kind, title, href }) => (
          <li key={href}>
            <a href={href}>{title}</a> {title === kind ? '' : `(${kind})`}
          </li>
        ))}
        {more > 0 && <li>{words.more.replace('{number}', count(more))}</li>}
      </ul>
    </div>
  );
}

const useEditingWords = () => editingWords(useTranslation().i18n.language);
