/** The log's own filters, as its address and the API call them. */
export const auditFilterNames = ['actor', 'action', 'subject', 'subjectId', 'from', 'to'] as const;
