import { Navigate, useLocation } from 'react-router-dom';
import { paths } from '../../lib/paths';

/** Videos have their pages below this address; all of them stand in the data set. */
export function ToDatasets() {
  const { search } = useLocation();
  return <Navigate to={{ pathname: paths.datasets, search }} replace />;
}
