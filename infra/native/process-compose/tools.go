//go:build tools

// Package tools pins the supervisor, which is built from its own module path.
package tools

import _ "github.com/f1bonacc1/process-compose/src"
