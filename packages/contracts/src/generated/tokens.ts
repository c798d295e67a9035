// Generated from proto/ by `make contracts`. Do not edit.
export const ISSUER = "isl-gateway" as const;
export const AUDIENCES = {
  "access": "isl",
  "visitor": "isl-visitor",
  "internal": "isl-internal",
  "socketPass": "isl-socket-pass",
  "device": "isl-device"
} as const;
export const COOKIES = {
  "refresh": "isl_refresh",
  "visitor": "isl_visitor",
  "device": "isl_device"
} as const;
export const HEADERS = {
  "proof": "x-isl-proof",
  "proofLevel": "x-isl-proof-level"
} as const;
