import { isRouteErrorResponse, useRouteError } from 'react-router';
import { MaintenanceScreen } from './MaintenanceScreen.tsx';
import { NotFoundScreen } from './NotFoundScreen.tsx';
import { isPlainStatus, PlainErrorScreen } from './PlainErrorScreen.tsx';

/**
 * The page for whatever went wrong (spec §2): not found, a refused request by its status, and the
 * maintenance page for everything else. None of them reads content or database.
 */
export function PageError() {
  const error = useRouteError();
  if (isRouteErrorResponse(error)) {
    if (error.status === 404) {
      return (
        <main id="main">
          <NotFoundScreen content={undefined} />
        </main>
      );
    }
    if (isPlainStatus(error.status)) return <PlainErrorScreen status={error.status} />;
  }
  return <MaintenanceScreen />;
}
