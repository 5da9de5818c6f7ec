import { frame } from '../frame/fr.ts';
import type { Translated } from '../translated.ts';
import type { errors as reference } from './en.ts';

export const errors = {
  ...frame.faults,
  no_session: 'Veuillez d’abord vous connecter.',
  session_expired: 'Votre session a expiré. Veuillez vous reconnecter.',
  invalid_input: 'Veuillez vérifier votre saisie.',
  forbidden_origin: 'Cette demande ne vient pas de cette boutique. Rechargez la page et réessayez.',
  not_found: 'Il n’y a rien ici.',
  method_not_allowed: 'Cette adresse n’accepte pas ce type de requête.',
  acting_refused: 'C’est impossible tant que vous agissez au nom d’un membre.',
  body_too_large: 'L’envoi est trop volumineux.',
  too_many_requests: 'Trop de tentatives. Veuillez patienter un instant, puis réessayer.',
  unavailable:
    'La boutique ne peut pas joindre sa base de données pour le moment. Veuillez réessayer dans quelques secondes.',
  captcha_wanted: 'Veuillez d’abord confirmer que vous n’êtes pas un robot.',
  captcha_wrong: 'Échec de la vérification',
  bad_credentials: 'L’adresse e-mail et le mot de passe ne correspondent pas.',
  password_wrong: 'Ce n’est pas votre mot de passe.',
  code_wrong: 'Ce code ne fonctionne pas. Vérifiez-le ou utilisez-en un nouveau.',
  code_spent: 'Ce code a été mal saisi trop de fois et ne fonctionne plus ici. Demandez-en un nouveau.',
  password_too_long: 'Utilisez 128 caractères au plus.',
  password_common:
    'Ce mot de passe est trop courant : c’est l’un des premiers que l’on essaie. Choisissez-en un autre.',
  factor_required: 'Confirmez d’abord que c’est bien vous.',
  address_same: 'C’est déjà votre adresse.',
  address_changed_lately:
    'Vous avez déjà changé d’adresse e-mail au cours des trois derniers jours. Veuillez vérifier.',
  address_in_use:
    'Un autre compte utilise désormais cette adresse : le vôtre ne peut pas encore la reprendre. Plus personne ne peut se connecter à votre compte pour l’instant. Votre lien reste valable ; écrivez à notre assistance, nous réglerons cela.',
  address_held:
    'Il y a peu, cette adresse était celle d’un compte, qui peut encore la reprendre : notre e-mail à ce sujet explique comment. Au bout de 14 jours, l’adresse est de nouveau libre.',
  export_too_soon: 'Vous pouvez demander un export par jour.',
  link_ended: 'Ce lien a déjà servi ou a expiré. Demandez-en un nouveau.',
  google_refused: 'La connexion avec Google n’a pas abouti. Veuillez réessayer.',
  google_unavailable: 'Google ne répond pas pour le moment. Réessayez ou connectez-vous autrement.',
  google_address_unproved:
    'Google n’a pas encore confirmé l’adresse de votre compte Google. Confirmez-la chez Google ou connectez-vous autrement.',
  google_link_first:
    'Un compte existe déjà avec cette adresse. Connectez-vous-y d’abord autrement, puis associez Google dans votre compte.',
  google_other: 'Ce compte est déjà associé à un autre compte Google.',
  google_taken: 'Ce compte Google est déjà associé à un autre de nos comptes.',
  other_session:
    'Vous êtes connecté ici avec un autre compte. Déconnectez-vous d’abord, puis rouvrez le lien.',
  unknown_product: 'Nous ne connaissons pas ce produit. Veuillez le choisir à nouveau dans la boutique.',
  unknown_licence_type: 'Cette licence n’existe pas. Veuillez en choisir une sur la page du produit.',
  not_on_sale: 'Ce produit n’est plus vendu.',
  price_missing:
    'Cette licence n’a pas de prix dans votre devise : elle ne peut pas être achetée pour le moment.',
  country_blocked: 'Nous ne vendons pas dans votre pays.',
  too_many_products: 'Cela fait trop de produits pour un seul achat.',
  gift_email_invalid: 'Veuillez vérifier l’adresse de la personne à qui vous l’offrez.',
  gift_email_own:
    'C’est votre propre adresse. Indiquez celle de la personne à qui vous l’offrez, ou laissez le champ vide si vous achetez pour vous-même.',
  total_too_small:
    'Ce total est trop faible pour un paiement par carte. Veuillez ajouter un produit ou retirer le code promo.',
  country_unknown: 'Veuillez choisir un pays.',
  company_needed: 'Veuillez saisir le nom de l’entreprise.',
  address_needed: 'Veuillez saisir l’adresse de l’entreprise.',
  company_too_long: 'Le nom de l’entreprise ne peut pas dépasser 120 caractères.',
  address_too_long: 'L’adresse de l’entreprise ne peut pas dépasser 400 caractères.',
  vat_id_invalid: 'Ce n’est pas un numéro de TVA du pays choisi. Veuillez le vérifier ou le laisser vide.',
  vat_id_unknown:
    'Le registre de l’UE ne connaît pas ce numéro de TVA. Veuillez le corriger ou le laisser vide ; si vous continuez avec lui, la TVA est facturée.',
  vat_id_unavailable:
    'Le registre de l’UE des numéros de TVA ne répond pas : nous ne pouvons pas vérifier le vôtre. Vous pouvez continuer maintenant avec TVA, ou réessayer plus tard.',
  method_unavailable:
    'Ce moyen de paiement n’est pas disponible pour le moment. Veuillez en choisir un autre.',
  consent_needed: 'Veuillez cocher cette case. Sans elle, la clé ne peut pas être livrée immédiatement.',
  price_changed: 'Le prix a changé entre-temps. Veuillez le vérifier avant de payer.',
  coupon_unknown: 'Ce code promo n’existe pas.',
  coupon_not_for_product: 'Ce code promo ne s’applique pas à ce produit.',
  coupon_for_another: 'Ce code promo est lié à un compte. Connectez-vous pour l’utiliser.',
  coupon_not_yet: 'Ce code promo n’est pas encore valable.',
  coupon_ended: 'Ce code promo a expiré.',
  coupon_not_better: 'Le prix est déjà plus bas sans ce code. Les deux ne se cumulent pas.',
  coupon_used_up: 'Ce code promo est épuisé.',
  discounts_prohibited: 'Cette offre n’est pas cumulable avec un code promo.',
  checkout_ended: 'Cette commande a expiré. Veuillez recommencer.',
  bought_just_now:
    'Exactement le même achat a été fait il y a quelques minutes avec ce navigateur ou ce compte. Regardez d’abord cette commande ; si vous en voulez une autre, continuez.',
  payment_unavailable:
    'La page de paiement est inaccessible pour le moment. Rien n’a été débité. Veuillez réessayer.',
  link_expired: 'Ce lien a expiré. Connectez-vous pour voir vos licences.',
  unknown_provider: 'Ce prestataire de paiement n’existe pas.',
  webhook_signature: 'La signature ne correspond pas.',
  webhook_too_old: 'La signature est trop ancienne.',
  webhook_malformed: 'L’événement est illisible.',
  card_number: 'Ce numéro de carte est incorrect. Veuillez le vérifier.',
  card_not_for_tests: 'Seules les cartes de test fonctionnent ici. N’utilisez pas de vraie carte.',
  card_expiry: 'Veuillez saisir la date d’expiration au format MM/AA.',
  card_expired: 'Cette carte a expiré.',
  card_cvc: 'Veuillez saisir les trois ou quatre chiffres du code de sécurité.',
  card_declined: 'Votre carte a été refusée. Veuillez en utiliser une autre.',
  insufficient_funds: 'La provision de cette carte est insuffisante. Veuillez en utiliser une autre.',
  authentication_failed: 'Votre banque n’a pas confirmé le paiement. Réessayez ou utilisez une autre carte.',
  payment_not_found: 'Ce paiement n’existe pas.',
  payment_ended: 'Ce paiement a expiré. Veuillez recommencer dans la boutique.',
  exchange_code_unknown:
    'Ce code nous est inconnu. Vérifiez chaque caractère ou demandez à la personne qui vous l’a donné.',
  exchange_code_redeemed: 'Ce code a déjà été utilisé.',
  exchange_code_ended: 'Ce code n’est plus valable.',
  exchange_licence:
    'Ce code ne peut pas prolonger cette licence. Choisissez-en une autre ou une nouvelle licence.',
  licence_unknown: 'Cette clé de licence nous est inconnue. Vérifiez chaque caractère.',
  licence_expired: 'Cette licence a expiré.',
  licence_suspended: 'Cette licence est suspendue pour le moment. Veuillez nous contacter.',
  licence_revoked: 'Cette licence a été retirée.',
  licence_other_product: 'Cette clé est celle d’un autre produit.',
  licence_seats_taken: 'Tous les ordinateurs de cette licence sont utilisés. Libérez-en un d’abord.',
  device_unknown: 'Cet ordinateur n’est pas activé.',
  subscription_unknown: 'Abonnement introuvable.',
  subscription_ended: 'Cet abonnement est terminé.',
  subscription_cancelled: 'Cet abonnement est résilié : reprenez-le d’abord.',
  subscription_payment_due: 'Un paiement est en cours pour cet abonnement. Veuillez réessayer plus tard.',
  subscription_runs: 'Cet abonnement est déjà en cours.',
  subscription_not_running:
    'Cet abonnement ne peut pas être modifié pour le moment : il est résilié, en pause, impayé, sa licence est suspendue, ou une banque conteste l’un de ses paiements.',
  subscription_same_term: 'Il a déjà cette formule.',
  subscription_not_on_sale: 'Cette formule n’est plus en vente.',
  subscription_price_changed: 'Le prix a changé entre-temps. Veuillez le vérifier de nouveau.',
  subscription_price_open: 'Cet abonnement ne se renouvelle qu’au nouveau prix : acceptez-le d’abord.',
  subscription_payment_unavailable:
    'Le paiement est impossible pour le moment. Rien n’a été débité. Veuillez réessayer plus tard.',
  device_offline:
    'Cet ordinateur fonctionne avec un fichier de licence. Libérez-le d’abord sur place ou contactez-nous.',
  offline_text_invalid:
    'Ce n’est pas le texte écrit par l’ordinateur, ou il a été modifié en chemin. Veuillez le copier en entier.',
  trial_other_device: 'Un essai ne fonctionne que sur l’ordinateur où il a commencé.',
  trial_not_offered: 'Ce produit ne peut pas être essayé gratuitement.',
  trial_used: 'L’essai gratuit a déjà été utilisé avec ce compte ou cet ordinateur.',
  second_factor_wanted: 'Veuillez saisir le code de votre application d’authentification.',
  account_blocked: 'Ce compte est bloqué. Veuillez écrire à notre assistance.',
  second_factor_ended:
    'Le délai est dépassé, ou vous avez été déconnecté partout. Veuillez vous reconnecter.',
  account_closed: 'Ce compte est fermé. Suivez le lien de notre e-mail à ce sujet pour le rouvrir.',
  proof_wrong: 'Ce n’est ni votre mot de passe ni un code valable.',
  passkey_refused: 'Cette clé d’accès n’a pas fonctionné ici. Réessayez ou connectez-vous autrement.',
  passkey_unknown:
    'Cette clé d’accès n’ouvre plus aucun compte. Connectez-vous autrement ; vous pourrez ensuite en ajouter une nouvelle.',
  passkey_taken: 'Cette clé d’accès est déjà utilisée.',
  too_many_passkeys: 'Un compte ne peut pas avoir plus de clés d’accès. Supprimez-en une d’abord.',
} satisfies Translated<typeof reference>;
