//go:build tools

// Package tools pins the proxy of infra/compose/tls.yaml, which is built from its own module path.
package tools

import _ "github.com/caddyserver/caddy/v2/cmd/caddy"
