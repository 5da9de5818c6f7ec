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
} from '@payloadcms/ui';
import { useRouter } from 'next/navigation.js';
import { type ChangeEvent, useState } from 'react';
import { Places } from './UsedOn.tsx';

/** Beside Delete: deletes a page and leads visitors of its address elsewhere. Delete alone says that it is gone. */
export function DeleteAndLead() {
  const { id, collectionSlug, hasDeletePermission, hasPublishedDoc } = useDocumentInfo();
  const { openModal } = useModal();
  const [to, setTo] = useState('');
  const remove = useRemoval();
  if (!id || !hasDeletePermission || !hasPublishedDoc) return null;
  const modal = `delete-and-lead-${collectionSlug}-${id}`;
  return (
    <>
      <PopupList.Button id="action-delete-and-lead" onClick={() => openModal(modal)}>
        Delete and redirect…
      </PopupList.Button>
      <ConfirmationModal
        modalSlug={modal}
        heading="Delete and redirect"
        confirmLabel="Delete"
        confirmingLabel="Deleting"
        onConfirm={() => remove(to)}
        body={
          <>
            <p>Visitors of this page’s address are led to another one, in every language.</p>
            <Places intro="Used on" />
            <TextInput
              path="leadTo"
              label="New address"
              description="A path such as /new-page, or an https:// address elsewhere."
              value={to}
              onChange={(event: ChangeEvent<HTMLInputElement>) => setTo(event.target.value)}
            />
          </>
        }
      />
    </>
  );
}

/** Deletes the document in front of the editor, or says why it stays. */
function useRemoval() {
  const { id, collectionSlug } = useDocumentInfo();
  const { config } = useConfig();
  const { setModified } = useForm();
  const router = useRouter();
  return async (to: string) => {
    const query = new URLSearchParams({ leadTo: to.trim() });
    const answer = await fetch(`${config.routes.api}/${collectionSlug}/${id}?${query}`, {
      method: 'DELETE',
      credentials: 'include',
    }).catch(() => undefined);
    if (answer?.ok) {
      setModified(false);
      toast.success('Deleted. Its address leads on.');
      router.push(`${config.routes.admin}/collections/${collectionSlug}`);
      return;
    }
    const said = (await answer?.json().catch(() => undefined)) as
      | { errors?: { message: string }[] }
      | undefined;
    toast.error(said?.errors?.[0]?.message ?? 'It could not be deleted.');
  };
}
