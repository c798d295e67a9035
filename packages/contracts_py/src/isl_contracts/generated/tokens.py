# Generated from proto/ by `make contracts`. Do not edit.

ISSUER = "isl-gateway"
ACCESS_AUDIENCE = "isl"
VISITOR_AUDIENCE = "isl-visitor"
INTERNAL_AUDIENCE = "isl-internal"
SOCKET_PASS_AUDIENCE = "isl-socket-pass"
DEVICE_AUDIENCE = "isl-device"
