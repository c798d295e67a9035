//go:build tools

// Package tools pins the store of the API server, which is built from its own module path.
package tools

import _ "go.etcd.io/etcd/server/v3"
