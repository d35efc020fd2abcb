import { createContext, useContext } from 'react';
import type { Density } from './density';
import { shopDensity } from './shop-density';

/** The admin says at its root that it is dense; whoever says nothing is the shop. */
export const DensityContext = createContext<Density>(shopDensity);

export const useDensity = (): Density => useContext(DensityContext);
