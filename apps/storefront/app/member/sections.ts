import {
  CENTRE_SECTIONS,
  type CentreSection,
  type ShownSection,
  VISITORS_SECTIONS,
} from '../../page/member-sections.ts';

/**
 * What staff may see while they act as a member. All other sections, also new ones, are closed by default: staff must not
 * change how the member logs in, nor copy anything.
 */
const FOR_ACTING: ReadonlySet<string> = new Set<CentreSection>([
  'my_products',
  'devices',
  'subscriptions',
  'orders',
]);

export const isSectionForActing = (section: ShownSection): boolean => FOR_ACTING.has(section);

export function isOfCentre(section: ShownSection): section is CentreSection {
  return (CENTRE_SECTIONS as readonly ShownSection[]).includes(section);
}

const SECTIONS: ReadonlySet<string> = new Set<ShownSection>([...VISITORS_SECTIONS, ...CENTRE_SECTIONS]);

/** The section that `?a=` names; without it, the overview. Undefined for any other value. */
export function sectionOf(url: URL): ShownSection | undefined {
  const named = url.searchParams.get('a');
  if (named === null) return 'overview';
  return SECTIONS.has(named) && named !== 'overview' ? (named as ShownSection) : undefined;
}
