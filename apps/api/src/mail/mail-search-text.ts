/** SQL: what a mail is searched by, as the index has it, which the planner only uses for the same words. Each begins behind a space. */
export const mailSearchText = `lower(' ' || coalesce(to_name, '') || ' ' || coalesce(to_address, '') || ' ' || coalesce(subject, ''))`;
