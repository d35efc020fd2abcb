import type { Statement } from '../database/statements';

export const insertContactInquiry: Statement = {
  name: 'insert-contact-inquiry',
  text: `
    INSERT INTO contact_inquiry (
      id, status, created_at, first_name, last_name, email, phone, message, configuration)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
};

export const insertTradeInquiry: Statement = {
  name: 'insert-trade-inquiry',
  text: `
    INSERT INTO trade_inquiry (
      id, status, created_at, company_name, contact_name, email, phone, project_type, quantity, materials,
      specifications, timeline, edging_requirements, additional_details)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)`,
};
