import { NotFound, type PayloadHandler, type SanitizedConfig, UnauthorizedError, type Where } from 'payload';

const PREFERENCES = 'payload-preferences';

/**
 * Payload deletes a preference by a condition about its owner. If no row fits, it looks again without the table that the condition
 * needs, and fails with an error. Here the row is looked up first and deleted by its id.
 */
export function unknownPreference(config: SanitizedConfig): SanitizedConfig {
  for (const { slug, endpoints } of config.collections) {
    const call = slug === PREFERENCES && endpoints && endpoints.find(({ method }) => method === 'delete');
    if (call) call.handler = deletePreference;
  }
  return config;
}

const deletePreference: PayloadHandler = async (req) => {
  const { payload, routeParams, user } = req;
  if (!user) throw new UnauthorizedError(req.t);
  const isOwn: Where[] = [
    { key: { equals: routeParams?.key } },
    { 'user.value': { equals: user.id } },
    { 'user.relationTo': { equals: user.collection } },
  ];
  const kept = await payload.db.findOne<{ id: number | string }>({
    ...{ collection: PREFERENCES, where: { and: isOwn }, req },
  });
  const where = { id: { equals: kept?.id } };
  const deleted = kept && (await payload.db.deleteOne({ collection: PREFERENCES, where, req }));
  if (!deleted) throw new NotFound(req.t);
  return Response.json({ ...deleted, message: req.t('general:deletedSuccessfully') });
};
