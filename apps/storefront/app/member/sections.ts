import {
  CENTRE_SECTIONS,
  type CentreSection,
  type ShownSection,
  VISITORS_SECTIONS,
} from '../../page/member-sections.ts';

/**
 * What staff see who act as a member. The rest, and each new section until somebody has thought about it, is closed to
 * them: they neither change who may come in nor take anything along.
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

/** The section that `?a=` names; the overview has no name there. Undefined for any other value. */
export function sectionOf(url: URL): ShownSection | undefined {
  const named = url.searchParams.get('a');
  if (named === null) return 'overview';
  return SECTIONS.has(named) && named !== 'overview' ? (named as ShownSection) : undefined;
}
