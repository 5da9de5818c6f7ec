'use client';
import {
  ConfirmationModal,
  PopupList,
  TextInput,
  toast,
  useConfig,
  useDocumentInfo,
  useForm,
  useModal,
  useTranslation,
} from '@payloadcms/ui';
import { useRouter } from 'next/navigation.js';
import { type ChangeEvent, useState } from 'react';
import { editingWords } from './editing-words.ts';
import { Places } from './UsedOn.tsx';

/**
 * A menu item beside Delete: deletes a page and redirects visitors of its address. Delete alone tells them that the page
 * is gone.
 */
export function DeleteAndLead() {
  const { id, collectionSlug, hasDeletePermission, hasPublishedDoc } = useDocumentInfo();
  const { openModal } = useModal();
  const [to, setTo] = useState('');
  const remove = useRemoval();
  const { words } = editingWords(useTranslation().i18n.language);
  const said = words.remove;
  if (!id || !hasDeletePermission || !hasPublishedDoc) return null;
  const modal = `delete-and-lead-${collectionSlug}-${id}`;
  return (
    <>
      <PopupList.Button id="action-delete-and-lead" onClick={() => openModal(modal)}>
        {said.open}
      </PopupList.Button>
      <ConfirmationModal
        modalSlug={modal}
        heading={said.title}
        confirmLabel={said.yes}
        confirmingLabel={said.busy}
        onConfirm={() => remove(to)}
        body={
          <>
            <p>{said.about}</p>
            <Places intro={words.usedOn} />
            <TextInput
              path="leadTo"
              label={said.to}
              description={said.toHelp}
              value={to}
              onChange={(event: ChangeEvent<HTMLInputElement>) => setTo(event.target.value)}
            />
          </>
        }
      />
    </>
  );
}

/** Deletes the document that is open in the editor, or says why it can't. */
function useRemoval() {
  const { id, collectionSlug } = useDocumentInfo();
  const { config } = useConfig();
  const { setModified } = useForm();
  const router = useRouter();
  const said = editingWords(useTranslation().i18n.language).words.remove;
  return async (to: string) => {
    const query = new URLSearchParams({ leadTo: to.trim() });
    const answer = await fetch(`${config.routes.api}/${collectionSlug}/${id}?${query}`, {
      method: 'DELETE',
      credentials: 'include',
    }).catch(() => undefined);
    if (answer?.ok) {
      setModified(false);
      toast.success(said.done);
      router.push(`${config.routes.admin}/collections/${collectionSlug}`);
      return;
    }
    const told = (await answer?.json().catch(() => undefined)) as
      | { errors?: { message: string }[] }
      | undefined;
    toast.error(told?.errors?.[0]?.message ?? said.failed);
  };
}
