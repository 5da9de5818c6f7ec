import type { errors as reference } from '../en/errors.ts';
import type { Translated } from '../messages.ts';

export const errors = {
  no_session: 'Veuillez d’abord vous connecter.',
  session_expired: 'Votre session est terminée. Veuillez vous reconnecter.',
  invalid_input: 'Veuillez vérifier votre saisie.',
  field_required: 'Ce champ est obligatoire.',
  invalid_email: 'Format d’e-mail invalide.',
  forbidden_origin: 'Cette demande ne vient pas de cette boutique. Rechargez la page et réessayez.',
  not_found: 'Il n’y a rien ici.',
  body_too_large: 'L’envoi est trop volumineux.',
  too_many_requests: 'Trop de tentatives. Veuillez patienter un instant, puis réessayer.',
  server_error: 'Un problème est survenu. Veuillez nous contacter.',
  bad_credentials: 'L’adresse e-mail et le mot de passe ne correspondent pas.',
  code_wrong: 'Ce code ne fonctionne pas. Vérifiez-le ou demandez-en un nouveau.',
  password_too_short: 'Utilisez au moins 8 caractères.',
  password_too_long: 'Utilisez 128 caractères au plus.',
  link_ended: 'Ce lien a déjà servi ou a expiré. Demandez-en un nouveau.',
} satisfies Translated<typeof reference>;
