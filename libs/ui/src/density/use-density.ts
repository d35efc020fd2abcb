import { createContext, useContext } from 'react';
import type { Density } from './density';

/** Provided at the admin's root; null: the shop's density. */
export const DensityContext = createContext<Density | null>(null);

export const useDensity = (): Density | null => useContext(DensityContext);
