import { hash } from 'node:crypto';
import { type TradePrices, tradeTokenPattern } from '@app/contracts';
import type { StatementRunner } from '../database/statements';

export interface TradeTerms extends TradePrices {
  customerId: string;
}

export interface TradeSnapshot {
  customerId: string;
  percent: string;
  /** Pounds for each piece. */
  floor: string | null;
}

const floorSql = `(SELECT rules ->> 'floor' FROM trade_rules WHERE id = 1)`;
const percentagesSql = `(
  SELECT coalesce(jsonb_agg(jsonb_build_object('materialId', material_id, 'percent', percent::text) ORDER BY material_id), '[]')
  FROM trade_percentage WHERE trade_customer_id = customer.id)`;

const findTermsSql = (condition: string) => `
  SELECT customer.id AS "customerId", company, ${percentagesSql} AS percentages, ${floorSql} AS floor
  FROM trade_customer AS customer WHERE is_active AND ${condition}`;
const findByTokenSql = findTermsSql('token_hashes @> ARRAY[$1]');
const findByEmailSql = findTermsSql('lower(email) = lower($1)');

export const hashOfToken = (token: string): string => hash('sha256', token, 'base64url');

export async function findTermsByToken(runner: StatementRunner, token: string): Promise<TradeTerms | null> {
  if (!tradeTokenPattern.test(token)) return null;
  const [terms] = await runner.run<TradeTerms>(findByTokenSql, [hashOfToken(token)]);
  return terms ?? null;
}

export async function findTermsByEmail(runner: StatementRunner, email: string): Promise<TradeTerms | null> {
  const [terms] = await runner.run<TradeTerms>(findByEmailSql, [email]);
  return terms ?? null;
}

export function termsForMaterial(
  materialId: number,
  { customerId, percentages, floor }: TradeTerms,
): TradeSnapshot | null {
  const percentage = percentages.find((one) => one.materialId === materialId);
  return percentage ? { customerId, percent: percentage.percent, floor } : null;
}

/** The current terms of the quote's trade customer for its material; null if there are none, now or when it was saved. */
export const termsTodaySql = `(
  SELECT jsonb_build_object('customerId', customer.id, 'percent', percent::text, 'floor', ${floorSql})
  FROM trade_customer AS customer JOIN trade_percentage ON trade_customer_id = customer.id
  WHERE customer.id = quote.snapshot -> 'trade' ->> 'customerId' AND is_active
    AND trade_percentage.material_id = (quote.snapshot -> 'material' -> 'id')::integer)`;
