/** The networks that footer and contact pages link to, in order. */
export const SOCIAL_NETWORKS = ['facebook', 'twitter', 'linkedin', 'instagram'] as const;
