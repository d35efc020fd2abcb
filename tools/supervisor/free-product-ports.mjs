// @ts-check
import { freePorts } from '../processes/ports.mjs';
import { defaultPorts } from './settings.mjs';

/** A port nobody uses for every part of the product, by its variable: for a product beside a running one. */
export async function freeProductPorts() {
  const names = /** @type {import('./settings.mjs').PortName[]} */ (Object.keys(defaultPorts));
  const ports = await freePorts(names.length);
  return /** @type {Record<import('./settings.mjs').PortName, number>} */ (
    Object.fromEntries(names.map((name, index) => [name, ports[index]]))
  );
}
