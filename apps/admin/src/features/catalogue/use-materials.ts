import { pageSizes, paths, type AdminMaterial, type Material } from '@app/contracts';
import { useAdminQuery } from '../../lib/api/use-admin-query';

/** Every material with its figures, by name: for choosing one. */
export const useMaterials = () =>
  useAdminQuery<AdminMaterial[]>(`${paths.adminItems('materials')}?pageSize=${pageSizes.most}&sort=name`);

/** The catalogue as the shop has it, with what is inactive: for showing what visitors see of a material. */
export const useShopMaterials = () => useAdminQuery<Material[]>(`${paths.materials}?includeInactive=true`);
