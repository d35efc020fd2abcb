const joint = /:(?=\/\/)|@(?=\S)|(?<=[\p{L}\p{N}])\.(?=\p{L}{2})/gu;

/**
 * Somebody's words, so that no reader of mail makes links of them: after what holds an address together goes a space
 * of no width. For mails to an address that nobody has proved to be the sender's; otherwise anybody could have us send
 * their links to anybody.
 */
export const notALink = (words: string): string => words.replace(joint, '$&\u200B');
