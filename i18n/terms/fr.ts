import type { Translated } from '../translated.ts';
import type { terms as reference } from './en.ts';

export const terms = {
  lead: 'En payant, vous achetez cette licence aux conditions suivantes :',
  leadMany: 'En payant, vous achetez ces licences aux conditions suivantes :',
  leadFree: 'En commandant, vous acceptez les conditions suivantes :',
  use: {
    '1M': 'Elle vaut pour 1 ordinateur et pour des disques qui vous appartiennent, dans le respect de la loi de votre pays.',
    '1Y': 'Elle vaut pour 1 ordinateur et pour des disques qui vous appartiennent, dans le respect de la loi de votre pays.',
    LFT: 'Elle vaut pour 1 ordinateur et pour des disques qui vous appartiennent, dans le respect de la loi de votre pays.',
    'Lifetime+5PC':
      'Elle vaut pour 5 ordinateurs et pour des disques qui vous appartiennent, dans le respect de la loi de votre pays.',
  },
  renews: {
    '1M': 'Elle se renouvelle 1 mois après le paiement, puis chaque mois, pour {price} à chaque fois, débités de la carte avec laquelle vous payez, jusqu’à ce que vous la résiliiez. Vous pouvez résilier à tout moment dans votre compte ou, sans connexion, sur la page « Résilier un abonnement » ; la licence fonctionne alors jusqu’à la fin de la période payée.',
    '1Y': 'Elle se renouvelle 1 an après le paiement, puis chaque année, pour {price} à chaque fois, débités de la carte avec laquelle vous payez, jusqu’à ce que vous la résiliiez. Vous pouvez résilier à tout moment dans votre compte ou, sans connexion, sur la page « Résilier un abonnement » ; la licence fonctionne alors jusqu’à la fin de la période payée.',
  },
  end: {
    LFT: 'Elle n’expire pas. Vous payez une seule fois.',
    'Lifetime+5PC': 'Elle n’expire pas. Vous payez une seule fois.',
  },
  newPrice:
    'J’accepte qu’à partir du {date}, {product} ({licence}) se renouvelle chaque fois pour {price} au lieu de {old}, jusqu’à ce que je résilie.',
  delivery: 'Vous recevez la clé dès que le paiement est confirmé : sur la page suivante et par e-mail.',
  consents: {
    delivery:
      'Je demande expressément la livraison immédiate, avant la fin du délai de rétractation de 14 jours.',
    withdrawal: 'Je sais que je perds mon droit de rétractation dès la livraison de la clé.',
  },
  reductions: {
    coupon: 'Code promo {code}',
    promotion: 'Promotion',
    credit: 'Avoir d’une période antérieure',
    other: 'Remise',
  },
  tax: {
    contained: 'Dont {amount} de {tax} ({percent}).',
    reversed: 'Autoliquidation : aucune TVA n’est facturée ici. Votre entreprise la doit dans son pays.',
    names: {
      vat: 'TVA',
      consumption: 'taxe à la consommation',
      gst: 'GST',
    },
  },
} satisfies Translated<typeof reference>;
