/** Where a build into a folder leaves what the assistant knows: beside the folder, never in it. */
export const knowledgeFileOf = (out: string): string => `${out}.knowledge.json`;
