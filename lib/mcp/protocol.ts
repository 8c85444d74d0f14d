/** The revision without handshake: each request says its version, and any process can answer it. */
const STATELESS_REVISION = '2026-07-28';

/** Revisions with a handshake that clients in the field speak, newest first. They are answered without a session. */
const HANDSHAKE_REVISIONS = ['2025-11-25', '2025-06-18', '2025-03-26'] as const;

/** Every revision of the Model Context Protocol that the endpoint speaks, newest first. */
export const protocolRevisions: readonly string[] = [STATELESS_REVISION, ...HANDSHAKE_REVISIONS];
